-- migrate: no transaction
-- Members with a photo come first, so the indexes of the search hold them in this order.
create index concurrently member_search_photo_active on member_search
  (site_id, country, gender, has_photo desc, active_bucket desc, user_id desc, birth_date, seeks_male, seeks_female,
   seek_min_age, seek_max_age) include (interests, fictional)
  where listed and active_bucket >= 0;
create index concurrently member_search_photo_active_region on member_search
  (site_id, country, region_id, gender, has_photo desc, active_bucket desc, user_id desc, birth_date, seeks_male,
   seeks_female, seek_min_age, seek_max_age) include (interests, fictional)
  where listed and active_bucket >= 0 and region_id > 0;
create index concurrently member_search_photo_new on member_search
  (site_id, country, gender, has_photo desc, user_id desc, birth_date, seeks_male, seeks_female, seek_min_age,
   seek_max_age) include (interests, fictional)
  where listed and user_id >= 0;
create index concurrently member_search_photo_new_region on member_search
  (site_id, country, region_id, gender, has_photo desc, user_id desc, birth_date, seeks_male, seeks_female, seek_min_age,
   seek_max_age) include (interests, fictional)
  where listed and user_id >= 0 and region_id > 0;
