// One chunk for every room but Home: they are fetched together once Home has come to rest.
export { Calendar } from "../calendar/Calendar.tsx";
export { Chores } from "../chores/Chores.tsx";
export { Rewards } from "../rewards/Rewards.tsx";
export { Weather } from "../weather/Weather.tsx";
