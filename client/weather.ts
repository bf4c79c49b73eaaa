import type { Weather } from "../contract/weather.ts";
import { read } from "./api.ts";
import type { Sample } from "./demo/sample.ts";
import type { Shown } from "./query.ts";
import { useSourceRead } from "./source.ts";

const weatherRead = read("GET /api/weather", "weather");
const sampleWeather = (sample: Sample) => sample.weather();

/** Now, today, the hours and the week. */
export const useWeather = (): Shown<Weather> =>
  useSourceRead("weather", weatherRead, {}, sampleWeather);
