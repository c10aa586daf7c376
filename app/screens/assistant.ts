import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "hub",
    path: "/ai-hub",
    number: 101,
    access: "public",
    tool: true,
    shared: { tab: ["voice", "vision", "search", "chat"] },
  },
  {
    id: "voice",
    path: "/voice-assistant",
    number: 102,
    access: "public",
    tool: true,
    shared: true,
  },
  {
    id: "search",
    path: "/search",
    number: 103,
    access: "public",
    tool: true,
    shared: true,
  },
  {
    id: "blueprint",
    path: "/blueprint-analyzer",
    number: 104,
    access: "public",
    tool: true,
    phases: ["win", "plan"],
    shared: true,
  },
  {
    id: "aiHomeDesign",
    path: "/ai-home-design",
    number: 150,
    access: "public",
    phases: ["win", "plan"],
    shared: true,
  },
  {
    id: "arVisualizer",
    path: "/ar-visualizer",
    number: 160,
    access: "public",
    phases: ["win", "plan"],
    shared: true,
  },
  {
    id: "droneIntegration",
    path: "/drone-integration",
    number: 170,
    access: "public",
    phases: ["plan", "build"],
    shared: true,
  },
  { id: "sharedDrawing", path: "/shared/:link/drawing", number: 105, access: "link", unlisted: true },
  {
    id: "questions",
    path: "/admin/questions",
    number: 190,
    access: "admin",
    unlisted: true,
  },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  aiHomeDesign: "home-design",
  droneIntegration: "drone",
  questions: "learning-queue",
  sharedDrawing: "blueprint",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/blueprint-analyzer/report": "blueprint-report.ts",
  "/blueprint-analyzer/vision": "drawing-vision.ts",
  "/blueprint-analyzer/drawings": "drawings.ts",
  "/blueprint-analyzer/drawings/:id": "drawing-picture.ts",
  "/ai-home-design/plan.svg": "home-design-svg.ts",
  "/ai-home-design/plan.dxf": "home-design-dxf.ts",
  "/ar-visualizer/scene.svg": "ar-scene-svg.ts",
  "/ar-visualizer/scene.glb": "ar-scene-glb.ts",
  "/ar-visualizer/plan.dxf": "ar-scene-dxf.ts",
  "/drone-integration/mission.kml": "drone-kml.ts",
  "/drone-integration/litchi.csv": "drone-litchi.ts",
  "/drone-integration/mission.plan": "drone-plan.ts",
  "/drone-integration/map.svg": "drone-map.ts",
  "/shared/:link/picture": "shared-picture.ts",
  "/functions/joe-ai-assistant": "joe-ai-assistant.ts",
  "/functions/joe-rating": "joe-rating.ts",
  "/api/joe/conversation": "joe-conversation.ts",
  "/api/search": "search-stream.ts",
  "/api/voice/session": "voice-session.ts",
  "/api/voice/transcripts/:id": "voice-transcript.ts",
} as const satisfies AreaEndpoints;
