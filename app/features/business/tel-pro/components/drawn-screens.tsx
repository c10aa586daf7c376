import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws the phone desk: every form and link of its pages asks for the next page. */
export const DrawnDesk = import.meta.env.SSR
  ? drawnPart((await import("./desk-screen.tsx")).default)
  : servedPart(() => import("./desk-screen.tsx"));

export const DrawnCall = import.meta.env.SSR
  ? drawnPart((await import("./call-screen.tsx")).default)
  : servedPart(() => import("./call-screen.tsx"));

export const DrawnScript = import.meta.env.SSR
  ? drawnPart((await import("./script-screen.tsx")).default)
  : servedPart(() => import("./script-screen.tsx"));

export const DrawnCallHours = import.meta.env.SSR
  ? drawnPart((await import("./hours-screen.tsx")).default)
  : servedPart(() => import("./hours-screen.tsx"));

export const DrawnCallRequest = import.meta.env.SSR
  ? drawnPart((await import("./request-screen.tsx")).default)
  : servedPart(() => import("./request-screen.tsx"));
