import type { Params } from "../i18n/translator.ts";
import type { Cookies } from "./cookies.server.ts";
import type { Toast, ToastCode } from "./toast.ts";

export type ToastService = ReturnType<typeof createToasts>;

/** The toasts of one request. `word` knows every feature's texts, in the language of the request. */
export function createToasts(cookies: Cookies, word: (code: string, params?: Params) => Toast | undefined) {
  return {
    /** The one toast that the next page shows, carried by a signed flash cookie. */
    async set(code: ToastCode, params?: Params): Promise<void> {
      await cookies.flash.write({ code, params });
    },
    /** Reads and clears it. An unknown code is dropped. */
    async take(): Promise<Toast | undefined> {
      const flash = await cookies.flash.read();
      if (!flash) return undefined;
      await cookies.flash.clear();
      return word(flash.code, flash.params);
    },
    /** A toast on the page being rendered, with its text. */
    say(code: ToastCode, params?: Params): Toast {
      const toast = word(code, params);
      if (!toast) throw new Error(`no feature contributes the toast ${code}`);
      return toast;
    },
  };
}
