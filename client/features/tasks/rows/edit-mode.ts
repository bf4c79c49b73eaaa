import { createContext, use } from "react";
import type { Task } from "#contract/tasks.ts";

/** What a tap on a row does while chores are being arranged; undefined while taps tick. */
export type EditTaskRow = ((task: Task) => void) | undefined;

export const EditTaskRowContext = createContext<EditTaskRow>(undefined);

/** What a tap on a row does while chores are being arranged; undefined while taps tick. */
export const useEditTaskRow = (): EditTaskRow => use(EditTaskRowContext);
