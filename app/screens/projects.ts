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
    id: "permitTracking",
    path: "/permit-tracking",
    number: 140,
    access: "public",
    tool: true,
    phases: ["plan", "build"],
    shared: true,
  },
  {
    id: "permit",
    path: "/permit/:permit",
    number: 141,
    access: "public",
    example: "/permit/sample",
    unlisted: true,
    shared: true,
  },
  { id: "sharedPermit", path: "/shared/:link/permit", number: 142, access: "link", unlisted: true },
  { id: "permitWizard", path: "/permit-wizard", number: 143, access: "public", tool: true, shared: true },
  { id: "permitFiles", path: "/permit-files", number: 144, access: "public", unlisted: true, shared: true },
] as const satisfies readonly AreaScreen[];

export const features = {
  projectManagement: "projects",
  project: "projects",
  projectLog: "projects",
  ultimateScheduling: "schedules",
  schedule: "schedules",
  permitTracking: "permits",
  permit: "permits",
  sharedPermit: "permits",
  permitWizard: "permits",
  permitFiles: "permits",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/schedule/:schedule/tasks.csv": "schedule-csv.ts",
  "/schedule/:schedule/project.xml": "schedule-xml.ts",
  "/schedule-feed/:feed": "schedule-feed.ts",
  "/permit-tracking.csv": "permits-csv.ts",
  "/permit-feed/:feed": "permit-feed.ts",
} as const satisfies AreaEndpoints;
