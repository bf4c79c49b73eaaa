/**
 * The felt temperature in the shade, in Celsius: the Australian apparent temperature (Steadman 1994), from humidity
 * in percent and wind in km/h.
 */
export const feelsLike = (celsius: number, humidity: number, wind: number): number => {
  const vapour = (humidity / 100) * 6.105 * Math.exp((17.27 * celsius) / (237.7 + celsius));
  return celsius + 0.33 * vapour - (0.7 * wind) / 3.6 - 4;
};
