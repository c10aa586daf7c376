import type { AreaEndpoints, AreaScreen } from "./screen.ts";

export const screens = [
  {
    id: "hub",
    path: "/ai-hub",
    number: 101,
    access: "public",
    feature: "hub",
    tool: true,
    shared: { tab: ["voice", "vision", "search", "chat"] },
  },
  {
    id: "voice",
    path: "/voice-assistant",
    number: 102,
    access: "public",
    feature: "voice",
    tool: true,
    shared: true,
  },
  {
    id: "search",
    path: "/search",
    number: 103,
    access: "public",
    feature: "search",
    tool: true,
    shared: true,
  },
  {
    id: "blueprint",
    path: "/blueprint-analyzer",
    number: 104,
    access: "public",
    feature: "blueprint",
    tool: true,
    shared: true,
  },
  {
    id: "questions",
    path: "/admin/questions",
    number: 190,
    access: "admin",
    feature: "learning-queue",
    unlisted: true,
  },
] as const satisfies readonly AreaScreen[];

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/blueprint-analyzer/report": "blueprint-report.ts",
  "/blueprint-analyzer/vision": "drawing-vision.ts",
  "/blueprint-analyzer/drawings": "drawings.ts",
  "/blueprint-analyzer/drawings/:id": "drawing-picture.ts",
  "/functions/joe-ai-assistant": "joe-ai-assistant.ts",
  "/functions/joe-rating": "joe-rating.ts",
  "/api/joe/conversation": "joe-conversation.ts",
  "/api/search": "search-stream.ts",
  "/api/voice/session": "voice-session.ts",
  "/api/voice/transcripts/:id": "voice-transcript.ts",
} as const satisfies AreaEndpoints;
