-- A mail is sent by a job, which knows its attempts, the next of them and the last error. Those that wait go on.
select graphile_worker.add_job('send-mail', json_build_object('mail', id), run_at => next_attempt_at,
  max_attempts => 12, job_key => 'mail:' || id)
from mail_queue;
alter table mail_queue drop column attempts, drop column next_attempt_at, drop column last_error;
