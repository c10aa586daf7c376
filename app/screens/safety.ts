import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "safetyChecklists",
    path: "/safety-checklists",
    number: 200,
    access: "public",
    tool: true,
    shared: true,
  },
  {
    id: "checklist",
    path: "/checklist/:list",
    number: 201,
    access: "public",
    example: "/checklist/scaffold",
    unlisted: true,
    shared: true,
  },
  {
    id: "checklistRun",
    path: "/checklist-run/:run",
    number: 202,
    access: "public",
    example: "/checklist-run/sample",
    unlisted: true,
    shared: true,
  },
  {
    id: "checklistPhoto",
    path: "/checklist-photo",
    number: 203,
    access: "public",
    unlisted: true,
    shared: true,
  },
  {
    id: "checklistImport",
    path: "/checklist-import",
    number: 204,
    access: "public",
    unlisted: true,
    shared: true,
  },
  {
    id: "checklistAction",
    path: "/checklist-action/:action",
    number: 205,
    access: "public",
    example: "/checklist-action/sample",
    unlisted: true,
    shared: true,
  },
  {
    id: "sharedChecklistAction",
    path: "/shared/:link/checklist-action",
    number: 206,
    access: "link",
    unlisted: true,
  },
] as const satisfies readonly AreaScreen[];

export const features = {
  safetyChecklists: "checklists",
  checklist: "checklists",
  checklistRun: "checklists",
  checklistPhoto: "checklists",
  checklistImport: "checklists",
  checklistAction: "checklists",
  sharedChecklistAction: "checklists",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/safety-checklists.csv": "checklist-runs-csv.ts",
  "/checklist/:list/list.csv": "checklist-csv.ts",
} as const satisfies AreaEndpoints;
