export const CONDITIONS = ["sunny", "partly-cloudy", "rainy", "snowy"] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Five fixed days, for show: no weather service is asked. Temperatures are in °F. */
export const FORECAST = [
  { day: "today", condition: "sunny", fahrenheit: 72 },
  { day: "tomorrow", condition: "partly-cloudy", fahrenheit: 68 },
  { day: "wed", condition: "rainy", fahrenheit: 62 },
  { day: "thu", condition: "snowy", fahrenheit: 35 },
  { day: "fri", condition: "sunny", fahrenheit: 65 },
] as const satisfies readonly { day: string; condition: Condition; fahrenheit: number }[];
