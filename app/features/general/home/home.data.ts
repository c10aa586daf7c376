import type { IconName } from "~/ui/icon.tsx";

/** The four lines under the headline, three seconds each. */
export const HERO_LINES = ["joe", "codes", "languages", "gloves"] as const;

export const HERO_FIGURES = ["activeBuilders", "savedThisMonth", "successRate", "support", "rating"] as const;

/** The four feature cards; each explores its screen. */
export const FEATURES = [
  { id: "intelligence", path: "/job-site-intelligence", icon: "scan-eye", figure: "fasterCompletion" },
  { id: "rental", path: "/equipment-rental", icon: "truck", figure: "costReduction" },
  { id: "safety", path: "/smart-safety-dashboard", icon: "shield-check", figure: "fewerIncidents" },
  { id: "community", path: "/community", icon: "users", figure: "members" },
] as const satisfies readonly { path: string; icon: IconName; [key: string]: unknown }[];

export const BENEFITS = ["one", "two", "three"] as const;

/** The six cards of "More Powerful Tools". */
export const MORE_TOOLS = [
  { id: "blueprint", path: "/blueprint-analyzer", icon: "pencil-ruler" },
  { id: "quote", path: "/instant-quote", icon: "calculator" },
  { id: "weather", path: "/weather-scheduling", icon: "cloud-sun" },
  { id: "compliance", path: "/compliance-tracker", icon: "clipboard-check" },
  { id: "projects", path: "/project-management", icon: "folder-kanban" },
  { id: "patents", path: "/patent-portfolio", icon: "badge-check" },
] as const satisfies readonly { path: string; icon: IconName; [key: string]: unknown }[];

export const CLAIMS = ["fewerIncidents", "fasterCompletion", "costReduction"] as const;

/** What the platform covers, by the paths of the specification; only what stands is linked. */
export const CATEGORIES = [
  {
    id: "premium",
    icon: "crown",
    paths: ["/membership", "/vic-service", "/hire-a-mentor", "/tel-pro"],
  },
  {
    id: "business",
    icon: "briefcase",
    paths: [
      "/instant-quote",
      "/proposal-generator",
      "/lead-generation",
      "/customer-questionnaire",
      "/bid-management",
    ],
  },
  {
    id: "project",
    icon: "folder-kanban",
    paths: [
      "/project-management",
      "/ultimate-scheduling",
      "/weather-scheduling",
      "/permit-tracking",
      "/punch-list-scanner",
    ],
  },
  {
    id: "safety",
    icon: "shield-check",
    paths: ["/safety-checklists", "/ai-tailgate-safety", "/compliance-tracker", "/smart-safety-dashboard"],
  },
  {
    id: "financial",
    icon: "hand-coins",
    paths: ["/financial-admin-services", "/financing", "/loyalty-rewards", "/order-management"],
  },
  {
    id: "materials",
    icon: "package",
    paths: ["/shop", "/material-express", "/equipment-rental", "/equipment-marketplace"],
  },
] as const satisfies readonly { id: string; icon: IconName; paths: readonly string[] }[];

export const LIFESTYLE = [
  { id: "lodging", icon: "hotel", path: "/construction-lodging" },
  { id: "fuel", icon: "fuel", path: "/fuel-up" },
  { id: "site", icon: "hammer", path: "/job-site-services" },
  { id: "workforce", icon: "users", path: "/workforce-tracking" },
  { id: "legal", icon: "landmark", path: "/legal" },
  { id: "verification", icon: "badge-check", path: "/verification" },
] as const satisfies readonly { id: string; icon: IconName; path: string }[];

export const LEARNING = [
  { id: "university", icon: "graduation-cap", path: "/university" },
  { id: "training", icon: "list-checks", path: "/training-certifications" },
  { id: "lingo", icon: "book-open", path: "/construction-lingo" },
  { id: "community", icon: "users", path: "/community" },
  { id: "hardHat", icon: "hard-hat", path: "/hard-hat-zone" },
  { id: "lounge", icon: "coffee", path: "/builders-lounge" },
] as const satisfies readonly { id: string; icon: IconName; path: string }[];

/** The four rooms of the AI hub, which are tabs of one screen. */
export const HUB = [
  { id: "chat", icon: "message-circle", tab: "/ai-hub?tab=chat", path: "/ai-hub" },
  { id: "voice", icon: "mic", tab: "/ai-hub?tab=voice", path: "/voice-assistant" },
  { id: "vision", icon: "eye", tab: "/ai-hub?tab=vision", path: "/blueprint-analyzer" },
  { id: "search", icon: "search", tab: "/ai-hub?tab=search", path: "/search" },
] as const satisfies readonly { id: string; icon: IconName; tab: string; path: string }[];

/** The six quick actions of the dashboard on phones. */
export const QUICK_ACTIONS = [
  { id: "scan", icon: "qr-code", path: "/punch-list-camera" },
  { id: "equipment", icon: "truck", path: "/equipment-rental" },
  { id: "reports", icon: "file-chart-column", path: "/business-intelligence" },
  { id: "checkIn", icon: "map-pin", path: "/workforce-tracking" },
  { id: "calculator", icon: "calculator", path: "/calculators" },
  { id: "safety", icon: "shield-check", path: "/safety-checklists" },
] as const satisfies readonly { id: string; icon: IconName; path: string }[];
