import type { IconName } from "~/ui/icon.tsx";
import type { Tab } from "./hub.logic.ts";

/** Of every room its sign and the screen that does its work. */
export const ROOMS = {
  voice: { icon: "mic", path: "/voice-assistant" },
  vision: { icon: "scan-eye", path: "/blueprint-analyzer" },
  search: { icon: "search", path: "/search" },
  chat: { icon: "message-circle", path: "/ai-hub" },
} as const satisfies Record<Tab, { icon: IconName; path: string }>;
