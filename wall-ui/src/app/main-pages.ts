// One chunk for every room but Home: they are fetched together once Home has come to rest.
export { Calendar } from "../features/calendar/CalendarPage.tsx";
export { Chores } from "../features/tasks/ChoresPage.tsx";
export { Rewards } from "../features/rewards/RewardsPage.tsx";
export { Weather } from "../features/weather/WeatherPage.tsx";
