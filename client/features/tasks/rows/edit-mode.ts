import { createContext, use } from "react";
import type { Task } from "#contract/tasks.ts";

/** What a tap on a row does while chores are being arranged; undefined while taps tick. */
export type EditRow = ((task: Task) => void) | undefined;

export const EditRowContext = createContext<EditRow>(undefined);

/** What a tap on a row does while chores are being arranged; undefined while taps tick. */
export const useEditRow = (): EditRow => use(EditRowContext);
