import { type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";
import { SCREENS, type ScreenId, screen } from "./site-map.ts";

/** One file answers a screen's path and each of its aliases; the ids lead back to the site map. */
function at(id: ScreenId, file: string): RouteConfigEntry[] {
  const { path, aliases = [] } = screen(id);
  return [path, ...aliases].map((entry, n) =>
    route(entry, `routes/${file}`, { id: n === 0 ? `screen/${id}` : `screen/${id}/${n}` }),
  );
}

const general = [
  ...at("home", "general/home.tsx"),
  ...at("services", "general/services.tsx"),
  ...at("tools", "general/tools.tsx"),
  ...at("membership", "general/membership.tsx"),
  ...at("kit", "general/kit.tsx"),
  route("/preferences", "routes/general/preferences.ts"),
  route("/healthz", "routes/general/healthz.ts"),
  route("/sitemap.xml", "routes/general/sitemap.ts"),
  route("/robots.txt", "routes/general/robots.ts"),
  route("/texts/:language/:namespace", "routes/general/texts.ts"),
  route("/manifest.webmanifest", "routes/general/web-manifest.ts"),
];

const account = [
  ...at("auth", "account/auth.tsx"),
  ...at("confirm", "account/confirm.tsx"),
  ...at("recover", "account/recover.tsx"),
  ...at("reset", "account/reset.tsx"),
  ...at("profile", "account/profile.tsx"),
  ...at("outbox", "account/outbox.tsx"),
  route("/auth/sign-out", "routes/account/sign-out.ts"),
  // A fixed path wins over these.
  route("/auth/:provider", "routes/account/provider.ts"),
  route("/auth/:provider/callback", "routes/account/provider-callback.ts"),
];

const assistant = [
  ...at("hub", "assistant/ai-hub.tsx"),
  ...at("voice", "assistant/voice-assistant.tsx"),
  ...at("questions", "assistant/questions.tsx"),
  ...at("blueprint", "assistant/blueprint-analyzer.tsx"),
  route("/blueprint-analyzer/report", "routes/assistant/blueprint-report.ts"),
  route("/blueprint-analyzer/vision", "routes/assistant/drawing-vision.ts"),
  route("/blueprint-analyzer/drawings", "routes/assistant/drawings.ts"),
  route("/blueprint-analyzer/drawings/:id", "routes/assistant/drawing-picture.ts"),
  route("/functions/joe-ai-assistant", "routes/assistant/joe-ai-assistant.ts"),
  route("/functions/joe-rating", "routes/assistant/joe-rating.ts"),
  route("/api/joe/conversation", "routes/assistant/joe-conversation.ts"),
  ...at("search", "assistant/search.tsx"),
  route("/api/search", "routes/assistant/search-stream.ts"),
  route("/api/voice/session", "routes/assistant/voice-session.ts"),
  route("/api/voice/transcripts/:id", "routes/assistant/voice-transcript.ts"),
];

const materials = [...at("shop", "materials/shop.tsx"), ...at("cart", "materials/cart.tsx")];

const patents = [
  ...at("patents", "patents/patents-list.tsx"),
  ...at("patentFigures", "patents/patent-figures.tsx"),
  ...at("allPatentFigures", "patents/all-patent-figures.tsx"),
  ...at("topPatents", "patents/top-patents.tsx"),
  ...at("patentViewer", "patents/patent-viewer.tsx"),
  ...at("patentPortfolio", "patents/patent-portfolio.tsx"),
  ...at("filingPackage", "patents/attorney-filing-package.tsx"),
  route("/patent-figures/:id/:file", "routes/patents/figure-file.ts"),
  route("/patents-list.csv", "routes/patents/patents-csv.ts"),
  route("/filing-calendar.ics", "routes/patents/filing-calendar.ts"),
  route("/attorney-filing-package/:file", "routes/patents/package-file.ts"),
];

const legal = [...at("legal", "legal/legal.tsx")];

export default [
  ...general,
  ...account,
  ...assistant,
  ...materials,
  ...patents,
  ...legal,
  // Whatever is left, and what the worker refused.
  route("*", "routes/general/not-found.tsx"),
] satisfies RouteConfig;

// A screen without a file would be a link to nowhere.
const built = new Set(
  [...general, ...account, ...assistant, ...materials, ...patents, ...legal].map((entry) => entry.id),
);
for (const { id } of SCREENS)
  if (!built.has(`screen/${id}`)) throw new Error(`the screen ${id} has no route`);
