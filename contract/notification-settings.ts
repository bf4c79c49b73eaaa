import * as z from "zod";
import { memberIds } from "./values.ts";

const kinds = {
  chores: z.boolean().meta({ description: "In the morning: what the children still have to do." }),
  dinner: z.boolean().meta({ description: "In the afternoon: what is for dinner." }),
  approvals: z.boolean().meta({ description: "At once: what waits for a parent's word." }),
};
const reminders = z.boolean();
const toReminders = { description: "Before events: to those whose they are." };
const withoutChoresOf = memberIds.meta({
  description: "Children whose open chores nobody is told of.",
});
const notTo = {
  description: "Who of those that are told of things doesn't want to hear of these.",
};
const alsoTold = {
  description:
    "Who else is told, such as children and grandparents: of what is theirs to do today, and of dinner.",
};
const nobody = memberIds.default([]);

/** What the server notifies phones of by itself; during the hours of sleep only of urgent events. */
export const notifications = z
  .strictObject({
    ...kinds,
    reminders: reminders.default(true).meta(toReminders),
    withoutChoresOf,
    notTo: z
      .strictObject({ chores: nobody, dinner: nobody, approvals: nobody, reminders: nobody })
      .prefault({})
      .meta(notTo),
    alsoTold: nobody.meta(alsoTold),
  })
  .meta({ id: "NotificationSettings" });
/** The notifications that a household, and each member for their own phones, may switch off. */
export type NotificationSettings = z.infer<typeof notifications>;

/** Some of the notifications; without defaults, because what is left out stays. */
export const notificationsPatch = z
  .strictObject({
    ...kinds,
    reminders: reminders.meta(toReminders),
    withoutChoresOf,
    notTo: z
      .strictObject({
        ...{ chores: memberIds, dinner: memberIds },
        ...{ approvals: memberIds, reminders: memberIds },
      })
      .partial()
      .meta(notTo),
    alsoTold: memberIds.meta(alsoTold),
  })
  .partial()
  .meta({ id: "NotificationSettingsPatch", description: "What is left out stays." });
export type NotificationSettingsPatch = z.infer<typeof notificationsPatch>;

/** A full hour of the day. */
export const fullHour = z.int().min(0).max(23);
const idOfMember = z.string().max(100);
/** An hour for each of what is told once a day. */
const eachWith = <Hour extends z.ZodType>(hour: Hour) => ({ chores: hour, dinner: hour });

/** From which full hour of the family's day phones are told of what comes once a day. */
export const notificationHours = z
  .strictObject({
    ...eachWith(fullHour),
    members: z
      .record(idOfMember, z.strictObject(eachWith(fullHour)).partial())
      .meta({ description: "Members who are told at hours of their own, by id." }),
  })
  .meta({ id: "NotificationHours" });

/** Some of the hours. */
export const notificationHoursPatch = z
  .strictObject({
    ...eachWith(fullHour),
    members: z.record(idOfMember, z.strictObject(eachWith(fullHour.nullable())).partial()).meta({
      description: "Members who are told at hours of their own, by id; null: the house's.",
    }),
  })
  .partial()
  .meta({
    id: "NotificationHoursPatch",
    description:
      "What is left out stays, also of a member and of `members`. With all three, `members` is replaced whole.",
  });
export type NotificationHoursPatch = z.infer<typeof notificationHoursPatch>;
