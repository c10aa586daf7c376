import type { Cookies } from "./cookies.server.ts";
import { isToastCode, type Toast, type ToastCode } from "./toast.ts";

export type ToastService = ReturnType<typeof createToasts>;

/** The one toast that the next page shows, carried by a signed flash cookie. */
export function createToasts(cookies: Cookies) {
  return {
    async set(code: ToastCode, params?: Toast["params"]): Promise<void> {
      await cookies.flash.write({ code, params });
    },
    /** Reads and forgets it. A code that no longer exists is dropped. */
    async take(): Promise<Toast | undefined> {
      const flash = await cookies.flash.read();
      if (!flash) return undefined;
      await cookies.flash.clear();
      return isToastCode(flash.code) ? { code: flash.code, params: flash.params } : undefined;
    },
  };
}
