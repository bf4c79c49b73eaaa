/** English for following the family calendar on a phone. */
export const en = {
  "apps.android":
    "Android: Google’s own calendar can’t reach into a home. An app such as ICSx⁵ can: add the address there, and the calendar on the phone shows it.",
  "apps.iphoneByCode":
    "iPhone and iPad: point the camera at the code, tap what it shows, and then “Subscribe”.",
  "apps.iphoneHere": "iPhone and iPad: “Open in a calendar”, and then “Subscribe”.",
};
