import type { Contribution } from "~/services/contribution.ts";

export default {
  policy: { "worker-src": ["'self'"], "trusted-types": ["field-worker"] },
} satisfies Contribution;
