-- What a site of the first release (commit 7911112, SQLite) left behind: made by its own calls, without the session.
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "picture" ("hash" text primary key, "width" integer not null, "height" integer not null, "created_at" text not null);
CREATE TABLE "picture_variant" ("hash" text not null references "picture" ("hash") on delete cascade, "width" integer not null, "type" text not null, "bytes" blob not null, constraint "picture_variant_key" primary key ("hash", "width"));
CREATE TABLE "event" ("id" integer primary key autoincrement, "title" text not null, "description" text not null, "date" text not null, "location" text not null, "picture" text references "picture" ("hash"), "created_at" text not null, "updated_at" text not null);
CREATE TABLE "contact_message" ("id" integer primary key autoincrement, "from_name" text not null, "from_email" text not null, "message" text not null, "received_at" text not null, "read_at" text);
CREATE TABLE "profiles" ("email" text primary key, "created_at" text not null);
CREATE TABLE "site_version" ("id" integer primary key, "version" integer not null);
CREATE TABLE "user" ("id" text not null primary key, "name" text not null, "email" text not null unique, "emailVerified" integer not null, "image" text, "createdAt" date not null, "updatedAt" date not null);
CREATE TABLE "session" ("id" text not null primary key, "expiresAt" date not null, "token" text not null unique, "createdAt" date not null, "updatedAt" date not null, "ipAddress" text, "userAgent" text, "userId" text not null references "user" ("id") on delete cascade);
CREATE TABLE "account" ("id" text not null primary key, "accountId" text not null, "providerId" text not null, "userId" text not null references "user" ("id") on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" date, "refreshTokenExpiresAt" date, "scope" text, "password" text, "createdAt" date not null, "updatedAt" date not null);
CREATE TABLE "verification" ("id" text not null primary key, "identifier" text not null, "value" text not null, "expiresAt" date not null, "createdAt" date not null, "updatedAt" date not null);
insert into "kysely_migration" ("name", "timestamp") values ('0001-first-release', '2026-11-22T00:12:25.979Z');
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
insert into "picture" ("hash", "width", "height", "created_at") values ('9b1fdb234763a97fc902f4566db10a33', 40, 30, '2026-11-22T00:12:29.171Z');
insert into "picture_variant" ("hash", "width", "type", "bytes") values ('9b1fdb234763a97fc902f4566db10a33', 40, 'image/webp', x'524946463a00000057454250565038202e000000f002009d012a28001e003e6d369748a4232221256800800d8967000029436df000fee72f7ffd0af597df4fdc0000');
insert into "event" ("id", "title", "description", "date", "location", "picture", "created_at", "updated_at") values (1, 'Pitch Day 2025', 'Ten teams.

One prize.', '2025-03-09', 'Hall 2', null, '2026-11-22T00:12:29.100Z', '2026-11-22T00:12:29.394Z');
insert into "event" ("id", "title", "description", "date", "location", "picture", "created_at", "updated_at") values (2, 'Idea Lab & “Makers”', 'Ten teams.

One prize.', '2026-02-28', 'Hall 1', '9b1fdb234763a97fc902f4566db10a33', '2026-11-22T00:12:29.172Z', '2026-11-22T00:12:29.172Z');
insert into "contact_message" ("id", "from_name", "from_email", "message", "received_at", "read_at") values (1, 'Meera', 'meera@example.edu', 'May I visit?', '2026-11-22T00:12:29.413Z', '2026-11-22T00:12:29.577Z');
insert into "contact_message" ("id", "from_name", "from_email", "message", "received_at", "read_at") values (2, 'Meera', 'meera@example.edu', 'நான் வரலாமா? ⛰️', '2026-11-22T00:12:29.530Z', null);
insert into "profiles" ("email", "created_at") values ('admin@example.edu', '2026-11-22T00:12:28.262Z');
insert into "site_version" ("id", "version") values (1, 6);
insert into "user" ("id", "name", "email", "emailVerified", "image", "createdAt", "updatedAt") values ('VX0dppTNtB2dneYWW4VXZcJ4BXvwmKRR', 'admin@example.edu', 'admin@example.edu', 1, null, '2026-11-22T00:12:28.211Z', '2026-11-22T00:12:28.211Z');
insert into "account" ("id", "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", "scope", "password", "createdAt", "updatedAt") values ('hUGN14jkBj4MLstXi0L8GTBDqixnHaKM', 'VX0dppTNtB2dneYWW4VXZcJ4BXvwmKRR', 'credential', 'VX0dppTNtB2dneYWW4VXZcJ4BXvwmKRR', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$BJIvoA1Fpq2pTppgS7+Vog$qZ9EzxqwDA+oaHO5MWxPQ5Y2HHQY6xaKlOG/6py5JuU', '2026-11-22T00:12:28.258Z', '2026-11-22T00:12:28.258Z');
update sqlite_sequence set seq = 3 where name = 'event';
update sqlite_sequence set seq = 2 where name = 'contact_message';
CREATE INDEX "event_by_date" on "event" ("date", "id");
CREATE INDEX "event_by_picture" on "event" ("picture");
CREATE INDEX "session_userId_idx" on "session" ("userId");
CREATE INDEX "account_userId_idx" on "account" ("userId");
CREATE INDEX "verification_identifier_idx" on "verification" ("identifier");
