// One chunk for every page but Home: they are fetched together once Home has come to rest.
export { CalendarPage as Calendar } from "../features/calendar/CalendarPage.tsx";
export { ChoresPage as Chores } from "../features/tasks/ChoresPage.tsx";
export { ListsPage as Lists } from "../features/lists/ListsPage.tsx";
export { RewardsPage as Rewards } from "../features/rewards/RewardsPage.tsx";
export { WeatherPage as Weather } from "../features/weather/WeatherPage.tsx";
