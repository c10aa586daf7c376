import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws what is taught: every form and link of it asks for the next page. */
export const DrawnCatalogue = import.meta.env.SSR
  ? drawnPart((await import("./catalogue-screen.tsx")).default)
  : servedPart(() => import("./catalogue-screen.tsx"));

export const DrawnCourse = import.meta.env.SSR
  ? drawnPart((await import("./course-screen.tsx")).default)
  : servedPart(() => import("./course-screen.tsx"));

export const DrawnLesson = import.meta.env.SSR
  ? drawnPart((await import("./lesson-screen.tsx")).default)
  : servedPart(() => import("./lesson-screen.tsx"));

export const DrawnTest = import.meta.env.SSR
  ? drawnPart((await import("./test-screen.tsx")).default)
  : servedPart(() => import("./test-screen.tsx"));

export const DrawnLearning = import.meta.env.SSR
  ? drawnPart((await import("./learning-screen.tsx")).default)
  : servedPart(() => import("./learning-screen.tsx"));

export const DrawnUniversity = import.meta.env.SSR
  ? drawnPart((await import("./university-screen.tsx")).default)
  : servedPart(() => import("./university-screen.tsx"));

export const DrawnItems = import.meta.env.SSR
  ? drawnPart((await import("./items-screen.tsx")).default)
  : servedPart(() => import("./items-screen.tsx"));

export const DrawnDrafts = import.meta.env.SSR
  ? drawnPart((await import("./drafts-screen.tsx")).default)
  : servedPart(() => import("./drafts-screen.tsx"));

export const DrawnDraft = import.meta.env.SSR
  ? drawnPart((await import("./draft-screen.tsx")).default)
  : servedPart(() => import("./draft-screen.tsx"));

export const DrawnDraftLesson = import.meta.env.SSR
  ? drawnPart((await import("./draft-lesson-screen.tsx")).default)
  : servedPart(() => import("./draft-lesson-screen.tsx"));

export const DrawnQuestion = import.meta.env.SSR
  ? drawnPart((await import("./question-screen.tsx")).default)
  : servedPart(() => import("./question-screen.tsx"));
