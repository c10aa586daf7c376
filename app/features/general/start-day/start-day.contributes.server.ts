import type { Contribution } from "~/services/contribution.ts";
import { startDayToasts } from "./start-day.toasts.ts";

export default {
  toasts: [startDayToasts],
  // The music player, which a page holds only after the visitor has asked for it.
  policy: { "frame-src": ["https://www.youtube-nocookie.com"] },
} satisfies Contribution;
