"""Writes one event with Debian's python3-caldav, as its commands on standard input say; answers each with a line."""

import json
import sys

import caldav

url, user, password = sys.argv[1:4]
client = caldav.DAVClient(url, username=user, password=password)
calendar = caldav.Calendar(client=client, url=url.rsplit("/", 1)[0] + "/")
event = caldav.Event(client=client, url=url, parent=calendar)
CALENDAR = {"Content-Type": "text/calendar; charset=utf-8"}


def replaced(given, line, to):
    text = given.decode() if isinstance(given, bytes) else given
    return "\r\n".join(to if each.startswith(line) else each for each in text.splitlines()) + "\r\n"


for said in sys.stdin:
    command = json.loads(said)
    kind = command["kind"]
    if kind == "load":
        event.load()
        result = event.data
    elif kind == "save":
        # What it has loaded before, whatever came since: its save() says no version.
        event.data = replaced(event.data, command["line"], command["to"])
        event.save()
        result = "saved"
    else:
        # Its raw client, with If-Match until it is taken.
        result = "changed"
        while result == "changed":
            answer = client.request(url)
            headers = {**CALENDAR, "If-Match": answer.headers["etag"]}
            body = replaced(answer.raw, command["line"], command["to"])
            result = "changed" if client.put(url, body, headers).status == 412 else "written"
    print(json.dumps(result), flush=True)
