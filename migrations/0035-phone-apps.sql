-- How a phone has the app, as it said last; NULL: it never did.
ALTER TABLE devices ADD COLUMN app_installed INTEGER CHECK (app_installed IN (0, 1));
ALTER TABLE devices ADD COLUMN app_secure INTEGER CHECK (app_secure IN (0, 1));
