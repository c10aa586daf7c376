// The arrows between the rooms of the house (docs: architecture). They go down only:
// routes -> features -> engines -> services -> db, lib; features, shell, routes -> ui.
//
// `composition` joins what features give to the whole. It finds their files by name, so that no list of them exists; the
// entry of the build hands the result to the worker, and the worker to the services.
//
// `shell` may use what features offer, because Joe's launcher, the basket and the account menu live there; features
// do not know the shell. `i18n` may be used by everything above `lib`.

const TESTS = "\\.test\\.tsx?$";

/** A folder at the top of the application. */
const room = (name) => `^app/${name}/`;
const rooms = (...names) => `^app/(${names.join("|")})/`;

/** The files of a feature that other features may use. */
const OFFERED = "\\.(schemas\\.ts|queries\\.server\\.ts)$";

/** The file of an engine that others import, `<engine>.ts` or `<engine>.server.ts`, and all the others. */
const BEHIND_THE_DOOR = "([^/]+)/(?!\\1(\\.server)?\\.ts$)";

/** Nothing in `from` may import anything in `to`. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: TESTS },
  to: { path: to },
});

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      "nothing-imports-routes",
      "Routes are adapters; what two of them share belongs in a feature. Remix alone loads them.",
      "^(app|db|workers|scripts)/",
      room("routes"),
    ),
    forbid(
      "features-below-shell",
      "Features do not know the page around them.",
      room("features"),
      room("shell"),
    ),
    {
      name: "features-keep-their-insides",
      comment: "Another feature is used through its schemas and its queries only.",
      severity: "error",
      from: { path: "^app/features/([^/]+/[^/]+)/", pathNot: TESTS },
      to: { path: "^app/features/[^/]+/[^/]+/", pathNot: ["^app/features/$1/", OFFERED] },
    },
    forbid(
      "hydration-knows-no-page",
      "What wakes a page knows the site map, and nothing of what a page shows.",
      room("hydration"),
      rooms("features", "engines", "services", "shell", "ui", "composition"),
    ),
    forbid(
      "engines-below-features",
      "An engine is a mechanism that features share; it knows none of them.",
      room("engines"),
      rooms("features", "shell"),
    ),
    {
      name: "engines-have-a-front-door",
      comment:
        "What others use of an engine is in `<engine>.ts` or `<engine>.server.ts`; the rest is its own.",
      severity: "error",
      from: { path: "^(app|db|workers)/", pathNot: room("engines") },
      to: { path: `${room("engines")}${BEHIND_THE_DOOR}`, pathNot: "\\.seed\\.ts$" },
    },
    forbid(
      "seeds-are-sown-by-migrations",
      "All articles in three languages would be in the worker. Migrations, tests and other seeds read them.",
      "^(app|db|workers)/(?!.*\\.seed\\.ts$)",
      "^app/engines/.*\\.seed\\.ts$",
    ),
    {
      name: "engines-use-the-front-door-too",
      comment: "An engine is to another engine what it is to a feature.",
      severity: "error",
      from: { path: "^app/engines/([^/]+)/" },
      to: { path: `${room("engines")}(?!$1/)${BEHIND_THE_DOOR}` },
    },
    {
      name: "commands-know-no-form-and-no-answer",
      comment: "A form is read, and an answer is given, by whoever calls the command.",
      severity: "error",
      from: { path: "\\.commands\\.server\\.ts$" },
      to: {
        path: [
          "node_modules/@remix-run/",
          "^app/services/(form|refusal|guard|cookies|toast|event-stream|file-answer)(\\.server)?\\.ts$",
          "\\.form\\.server\\.ts$",
        ],
      },
    },
    forbid(
      "services-below-engines",
      "A service is a capability of a request; it knows neither engines nor what is built on them.",
      room("services"),
      rooms("engines", "features", "shell", "ui"),
    ),
    forbid(
      "services-know-no-area",
      "A service keeps accounts and operations. What it needs of an area's tables, the area contributes.",
      room("services"),
      "^db/schema/(?!(account|operations|columns)\\.ts$)",
    ),
    forbid(
      "contributions-meet-in-composition",
      "What a feature gives to the whole is found by app/composition and used by nobody else.",
      "^(app/(?!composition/)|db/|workers/)",
      "\\.contributes\\.server\\.ts$",
    ),
    forbid(
      "composition-is-handed-over",
      "The entry of the build hands it to the worker, which hands it to the services; nobody else asks for it.",
      "^(app/(?!composition/|entry\\.server\\.tsx$)|db/|workers/)",
      room("composition"),
    ),
    forbid(
      "composition-only-joins",
      "It knows what contributions are made of, and no page.",
      room("composition"),
      rooms("engines", "shell", "ui"),
    ),
    forbid(
      "app-worker-knows-no-feature",
      "What features need of the worker they contribute.",
      "^workers/app/",
      rooms("composition", "engines", "features", "shell", "ui"),
    ),
    forbid(
      "ui-knows-no-domain",
      "The kit is drawn from props alone: no feature, no service, no text, no data. What makes an address fit to lead to is one rule for the kit and the search worker.",
      room("ui"),
      "^(app/(?!ui/|lib/)|db/|workers/(?!shared/web-address\\.ts$))",
    ),
    forbid(
      "lib-imports-nothing-above",
      "A tiny helper needs nothing of ours.",
      room("lib"),
      "^(app/(?!lib/)|db/|workers/)",
    ),
    forbid(
      "i18n-above-lib-only",
      "Configuration and instances of the translations; everything above lib may use it.",
      room("i18n"),
      "^(app/(?!i18n/|lib/)|db/|workers/(?!shared/))",
    ),
    forbid(
      "engines-draw-nothing-outside-ui",
      "Only features, the shell and routes draw.",
      "^app/engines/.*\\.server\\.ts$",
      room("ui"),
    ),
    forbid(
      "app-uses-shared-contracts-only",
      "The app speaks to the other workers through the contracts in workers/shared.",
      "^app/",
      "^workers/(?!shared/)",
    ),
    forbid(
      "db-imports-nothing-above",
      "The schema and the client know no application.",
      "^db/",
      "^(app/(?!lib/)|workers/(?!shared/))",
    ),
    forbid(
      "shared-is-below-all-workers",
      "A contract knows neither side of the wire.",
      "^workers/shared/",
      "^(app/|db/|workers/(?!shared/))",
    ),
    forbid(
      "voice-and-search-stand-alone",
      "The voice and search workers are deployed without the app.",
      "^workers/(voice|search)/",
      "^(app/|db/|workers/app/)",
    ),
    forbid(
      "voice-knows-no-search",
      "Two workers meet in contracts only.",
      "^workers/voice/",
      "^workers/search/",
    ),
    forbid(
      "search-knows-no-voice",
      "Two workers meet in contracts only.",
      "^workers/search/",
      "^workers/voice/",
    ),
    forbid(
      "app-worker-knows-no-other",
      "Two workers meet in contracts only.",
      "^workers/app/",
      "^workers/(voice|search)/",
    ),
    forbid(
      "product-knows-no-scripts",
      "Scripts and tests are not part of the product.",
      "^(app|db|workers)/",
      "^(scripts|tests)/",
    ),
    {
      name: "no-cycles",
      comment:
        "Modules that need each other are one module, or lack a third one. Types may refer to each other.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "everything-is-found",
      comment: "An import leads nowhere.",
      severity: "error",
      from: { path: "^(app|db|workers)/" },
      to: { couldNotResolve: true, pathNot: "^(cloudflare|virtual|node):" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|dist|node_modules)/" },
    // Imports of types are dependencies too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["workerd", "worker", "browser", "import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".d.ts"],
      mainFields: ["module", "main", "types"],
    },
  },
};
