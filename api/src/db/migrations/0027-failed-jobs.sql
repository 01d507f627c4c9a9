-- For the job that deletes failed jobs. The table is the job library's; it is small, so that its writers wait shortly.
create index pairwise_failed_jobs on graphile_worker._private_jobs (run_at) where attempts >= max_attempts;
