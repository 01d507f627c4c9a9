-- Pushes are jobs now, whose schema the job library installs before these migrations. Those that wait go on.
select graphile_worker.add_job('send-push',
  json_build_object('subscription', encode(endpoint_hash, 'hex'), 'user', user_id, 'type', type, 'kind', kind),
  run_at => next_attempt_at, max_attempts => 6,
  job_key => 'push:' || kind || ':' || user_id || ':' || encode(endpoint_hash, 'hex'))
from push_queue;
drop table push_queue;
