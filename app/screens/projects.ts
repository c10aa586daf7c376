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
    id: "punchList",
    path: "/punch-list-camera",
    aliases: ["/punch-list-scanner"],
    number: 110,
    access: "public",
    tool: true,
    phases: ["build", "close"],
    shared: true,
  },
  {
    id: "punchItem",
    path: "/punch-item/:item",
    number: 111,
    access: "public",
    example: "/punch-item/sample",
    unlisted: true,
    shared: true,
  },
  { id: "sharedPunchItem", path: "/shared/:link/punch-item", number: 112, access: "link", unlisted: true },
  {
    id: "punchLabels",
    path: "/punch-labels/:project",
    number: 113,
    access: "public",
    example: "/punch-labels/sample",
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
  punchList: "punch-list",
  punchItem: "punch-list",
  sharedPunchItem: "punch-list",
  punchLabels: "punch-list",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/schedule/:schedule/tasks.csv": "schedule-csv.ts",
  "/schedule/:schedule/project.xml": "schedule-xml.ts",
  "/schedule-feed/:feed": "schedule-feed.ts",
  "/punch-list-camera/items.csv": "punch-csv.ts",
  "/shared/:link/photo/:file": "shared-photo.ts",
} as const satisfies AreaEndpoints;
