-- The search reads the indexes with photos first instead.
drop index member_search_active;
drop index member_search_active_region;
drop index member_search_new;
drop index member_search_new_region;
