-- Each member may be told at hours of their own, so that a day's reminder is settled for each of them.
CREATE TABLE push_told (
  kind TEXT NOT NULL,
  day TEXT NOT NULL,
  member_id TEXT NOT NULL,
  PRIMARY KEY (kind, day, member_id)
) STRICT, WITHOUT ROWID;

INSERT INTO push_told (kind, day, member_id)
SELECT DISTINCT push_days.kind, push_days.day, devices.member_id
FROM push_days CROSS JOIN devices
WHERE devices.member_id IS NOT NULL;

DROP TABLE push_days;
