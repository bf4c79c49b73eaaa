/** Addresses that people type, and the pages that they mean. */
export const typedAddresses: Readonly<Record<string, string>> = {
  "/home": "/",
  "/today": "/",
  "/calendar": "/calendar/week",
  "/calendar/today": "/calendar/day",
  "/tasks": "/chores",
  "/todos": "/chores/todo",
  "/todo": "/chores/todo",
  "/groceries": "/meals/grocery",
  "/grocery": "/meals/grocery",
  "/packing": "/lists",
  "/meals/groceries": "/meals/grocery",
  "/recipes": "/meals/recipes",
  "/wifi": "/phones",
  "/guests": "/phones",
  "/timeline": "/journal/timeline",
};
