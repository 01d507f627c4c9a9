-- Reference data, which exists before any member does: countries, sites, places, products. Amounts are in minor units.
create extension if not exists citext;

-- Returns a new public id of 48 random bits. Such ids cannot be enumerated and fit into a JSON number (< 2^53).
create function random_public_id() returns bigint language sql volatile as
$$ select ('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))::bit(48)::bigint $$;

create function forbid_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name using errcode = 'DB001'; end $$;

create table companies (
  id int primary key,
  name text not null,
  address text not null,
  kvk text not null,
  city text not null,
  country char(2) not null,
  tradenames text[] not null default '{}',
  vat_numbers text[] not null default '{}',
  support_phone text not null check (support_phone !~ '[-[:space:]]'),
  delete_discount numeric(5, 2) check (delete_discount > 0 and delete_discount <= 100),
  added timestamptz not null default now()
);

create table countries (
  code char(2) primary key,
  currency char(3) not null,
  languages text[] not null check (cardinality(languages) > 0),
  region_label text not null
    check (region_label in ('province', 'state', 'region', 'canton', 'county', 'voivodeship')),
  timezone text not null,
  min_age smallint not null default 18 check (min_age >= 18)
);

create table country_neighbours (
  country char(2) not null references countries,
  neighbour char(2) not null references countries,
  primary key (country, neighbour),
  check (country <> neighbour)
);

create table regions (
  id int primary key,
  country char(2) not null references countries,
  name text not null,
  unique (country, name),
  unique (id, country)
);

-- Coordinates are rounded to about one kilometre. More precise ones are not stored anywhere.
create table cities (
  id int primary key,
  region_id int not null references regions,
  name text not null,
  lat numeric(5, 2) not null,
  lon numeric(6, 2) not null,
  population int not null,
  unique (region_id, name)
);

create table sites (
  id int primary key,
  domain citext not null unique,
  company_id int not null references companies,
  name text not null,
  domain_language text not null,
  niche smallint not null default 1 check (niche between 1 and 7),
  signups text not null default 'all' check (signups in ('all', 'with_trafficsource', 'other')),
  settings jsonb not null default '{}'
);

create table interests (id int primary key, key text not null unique);

create table products (
  id text primary key check (id in ('p0', 'p1', 'p2', 'p3')),
  credits int not null check (credits > 0),
  popular boolean not null default false
);
create unique index one_popular on products (popular) where popular;

create table product_prices (
  product_id text references products,
  currency char(3),
  amount_minor int not null check (amount_minor > 0),
  primary key (product_id, currency)
);

create table gifts (
  id int primary key,
  key text not null unique,
  credits int not null check (credits > 0),
  active boolean not null default true
);

-- Operations that run only once on a database, for example loading the demo data.
create table markers (name text primary key, value text not null, created_at timestamptz not null default now());
