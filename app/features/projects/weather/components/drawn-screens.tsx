import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws the weather: every form and link of it asks for the next page. */
export const DrawnWeather = import.meta.env.SSR
  ? drawnPart((await import("./weather-screen.tsx")).default)
  : servedPart(() => import("./weather-screen.tsx"));

export const DrawnLimits = import.meta.env.SSR
  ? drawnPart((await import("./limits-screen.tsx")).default)
  : servedPart(() => import("./limits-screen.tsx"));

export const DrawnDays = import.meta.env.SSR
  ? drawnPart((await import("./days-screen.tsx")).default)
  : servedPart(() => import("./days-screen.tsx"));

export const DrawnCrewNotice = import.meta.env.SSR
  ? drawnPart((await import("./crew-notice-screen.tsx")).default)
  : servedPart(() => import("./crew-notice-screen.tsx"));

export const DrawnNotice = import.meta.env.SSR
  ? drawnPart((await import("./notice-screen.tsx")).default)
  : servedPart(() => import("./notice-screen.tsx"));
