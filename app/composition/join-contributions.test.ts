import { expect, test } from "vitest";
import { toastSet } from "~/services/toast.ts";
import { joinedContributions } from "./contributions.server.ts";
import { joinContributions } from "./join-contributions.server.ts";

test("a whole of no features is whole", () => {
  const { toast, ...others } = joinContributions([]);
  expect(others).toEqual({
    owned: [],
    mentions: [],
    retention: [],
    samples: [],
    counts: {},
    late: [],
    tasks: [],
    toldOnPage: new Set(),
    processes: [],
    bodyLimits: {},
    guardedFiles: {},
    links: {},
    orders: [],
    points: [],
    brief: [],
    dayFacts: [],
    chain: [],
    siteTasks: [],
    notCleared: [],
    firmsNotCleared: [],
    siteDeliveries: [],
    needsMe: [],
    onPassed: [],
    metrics: [],
    sharedWithOthers: [],
    signed: new Set(),
    saidByServer: new Set(),
    policy: { "frame-src": [], "worker-src": [], "trusted-types": [] },
  });
  expect(toast("en", "signedIn")).toBeUndefined();
});

test("what features give is put together", () => {
  const late = () => [];
  const samples = () => [];
  const joined = joinContributions([
    { late, samples, bodyLimits: { "/a": 1 }, policy: { "frame-src": ["https://a.example"] } },
    {
      late,
      samples,
      bodyLimits: { "/b": 2 },
      policy: { "frame-src": ["https://b.example"], "worker-src": ["'self'"] },
    },
  ]);
  expect(joined.late).toEqual([late, late]);
  expect(joined.samples).toEqual([samples, samples]);
  expect(joined.bodyLimits).toEqual({ "/a": 1, "/b": 2 });
  expect(joined.policy).toEqual({
    "frame-src": ["https://a.example", "https://b.example"],
    "worker-src": ["'self'"],
    "trusted-types": [],
  });
});

test.each([
  ["/a", { bodyLimits: { "/a": 1 } }],
  ["searchEmpty", { toasts: [toastSet("search", { searchEmpty: "danger", searchFailed: "danger" })] }],
] as const)("what two features call %s is refused by its name", (name, contribution) => {
  expect(() => joinContributions([contribution, contribution])).toThrow(`two features contribute ${name}`);
});

test("the features of the site are found, and what they give", () => {
  const { counts, bodyLimits, policy } = joinedContributions;
  expect(Object.keys(counts).sort()).toEqual(["cart", "unread"]);
  expect(Object.keys(bodyLimits).sort()).toEqual([
    "/bid-package/:package",
    "/blueprint-analyzer",
    "/blueprint-analyzer/drawings",
    "/blueprint-analyzer/vision",
    "/builders-lounge",
    "/career-import",
    "/certifications",
    "/checklist-action/:action",
    "/checklist-photo",
    "/checklist-run/:run",
    "/community-thread/:thread",
    "/compliance-item/:item",
    "/connection/:connection",
    "/contractor-report/:report",
    "/credential-form",
    "/crew-house/:listing",
    "/crm-import",
    "/desk-item/:item",
    "/drone-mission/:mission",
    "/equipment-listing/:listing",
    "/financial-admin-services",
    "/financing-applications",
    "/license-evidence",
    "/license-lists",
    "/machine-for-sale/:sale",
    "/material-cost-estimator",
    "/material-express",
    "/material-order/:order",
    "/nominate",
    "/open-leads",
    "/partner-form",
    "/peer-to-peer-rentals",
    "/permit-files",
    "/price-book",
    "/pro/:firm",
    "/profile",
    "/project-costs/:project",
    "/project-documents/:project",
    "/project-log/:log",
    "/punch-item/:item",
    "/punch-list-camera",
    "/punch-list-scanner",
    "/quote-requests",
    "/rfi/:rfi",
    "/safety-observations",
    "/safety-report/:report",
    "/shared/:link/checklist-action",
    "/shared/:link/compliance-subject",
    "/shared/:link/credential",
    "/shared/:link/documents",
    "/shared/:link/hard-hat",
    "/shared/:link/intake",
    "/shared/:link/near-miss",
    "/shared/:link/punch-item",
    "/shared/:link/rfi",
    "/shared/:link/ticket",
    "/site-photo",
    "/site-service/:service",
    "/tailgate-record/:record",
    "/ultimate-scheduling",
    "/verification-case/:case",
    "/vic-ticket/:ticket",
    "/voice-assistant",
  ]);
  expect(policy).toEqual({
    "frame-src": ["https://www.youtube-nocookie.com"],
    "worker-src": ["'self'"],
    "trusted-types": ["field-worker", "drawing-reader", "sheet-reader"],
  });
});
