import { absenceRoutes } from "../../features/absences/routes.ts";
import { budgetRoutes } from "../../features/budget/routes.ts";
import { groceryRoutes } from "../../features/grocery/routes.ts";
import { journalRoutes } from "../../features/journal/routes.ts";
import { listRoutes } from "../../features/lists/routes.ts";
import { mealRoutes } from "../../features/meals/routes.ts";
import { noteRoutes } from "../../features/notes/routes.ts";
import { recipeRoutes } from "../../features/recipes/routes.ts";
import { rewardRoutes } from "../../features/rewards/routes.ts";
import { starRoutes } from "../../features/stars/routes.ts";
import { taskRoutes } from "../../features/tasks/routes.ts";
import type { openNotifications } from "../notifications.ts";
import type { Identity } from "../identity.ts";
import type { Services } from "../services.ts";

interface ServiceRoutesDeps {
  readonly services: Services;
  readonly locale: () => string;
  readonly people: Pick<Identity, "access">;
  readonly push: Pick<ReturnType<typeof openNotifications>, "askForReward">;
}

/** The handlers of what the family keeps in the house, or at a source through it. */
export const createServiceRoutes = ({ services, locale, people, push }: ServiceRoutesDeps) => {
  const { tasks, absences, stars, rewards, meals } = services;
  return {
    ...taskRoutes(tasks),
    ...absenceRoutes({ absences, afterSettling: tasks.afterSettling }),
    ...starRoutes(stars),
    ...rewardRoutes({
      ...{ rewards, locale, proveOwner: people.access.proveOwner },
      parents: push.askForReward,
    }),
    ...journalRoutes(services.journal),
    ...noteRoutes(services.notes),
    ...mealRoutes({ read: meals.readPlan, plan: meals.plan }),
    ...groceryRoutes({
      read: meals.readGrocery,
      grocery: meals.grocery,
      barcodes: meals.barcodes,
    }),
    ...listRoutes(services.lists),
    ...recipeRoutes({ read: meals.readLibrary, library: meals.library }),
    ...budgetRoutes(services.budget),
  };
};
