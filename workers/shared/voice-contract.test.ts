import { expect, test } from "vitest";
import { VOICE_CLOSE } from "./voice-contract.ts";

test.each(Object.entries(VOICE_CLOSE))(
  "the close %s is one that a socket may send",
  (_name, { code, reason }) => {
    // RFC 6455 §5.5 and §7.4.2: a control frame carries 125 bytes, two of them the code; 4000–4999 is for private use.
    expect(new TextEncoder().encode(reason).length).toBeLessThanOrEqual(123);
    expect(reason).not.toBe("");
    expect(code).toBeGreaterThanOrEqual(4000);
    expect(code).toBeLessThanOrEqual(4999);
  },
);
