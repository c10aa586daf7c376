import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "projectManagement",
    path: "/project-management",
    number: 100,
    access: "public",
    tool: true,
    phases: ["plan", "build"],
    shared: true,
  },
  {
    id: "project",
    path: "/project/:project",
    number: 101,
    access: "public",
    example: "/project/sample",
    unlisted: true,
    shared: true,
  },
  {
    id: "projectLog",
    path: "/project-log/:log",
    number: 102,
    access: "public",
    example: "/project-log/sample",
    unlisted: true,
    shared: true,
  },
  {
    id: "ultimateScheduling",
    path: "/ultimate-scheduling",
    number: 103,
    access: "public",
    tool: true,
    phases: ["plan", "build"],
    shared: true,
  },
  {
    id: "schedule",
    path: "/schedule/:schedule",
    number: 104,
    access: "public",
    example: "/schedule/sample",
    unlisted: true,
    shared: true,
  },
  {
    id: "weatherScheduling",
    path: "/weather-scheduling",
    number: 130,
    access: "public",
    tool: true,
    phases: ["plan", "build"],
    shared: true,
  },
  {
    id: "weatherLimits",
    path: "/weather-limits",
    number: 131,
    access: "public",
    shared: true,
  },
  {
    id: "weatherDays",
    path: "/weather-days/:project",
    number: 132,
    access: "public",
    example: "/weather-days/sample",
    unlisted: true,
    shared: true,
  },
  {
    id: "weatherNotice",
    path: "/weather-notice/:project",
    number: 133,
    access: "public",
    example: "/weather-notice/sample",
    unlisted: true,
    shared: true,
  },
] as const satisfies readonly AreaScreen[];

export const features = {
  projectManagement: "projects",
  project: "projects",
  projectLog: "projects",
  ultimateScheduling: "schedules",
  schedule: "schedules",
  weatherScheduling: "weather",
  weatherLimits: "weather",
  weatherDays: "weather",
  weatherNotice: "weather",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/schedule/:schedule/tasks.csv": "schedule-csv.ts",
  "/schedule/:schedule/project.xml": "schedule-xml.ts",
  "/schedule-feed/:feed": "schedule-feed.ts",
  "/weather-days/:project/days.csv": "weather-days-csv.ts",
} as const satisfies AreaEndpoints;
