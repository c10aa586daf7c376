import { useEffect } from "react";
import { vibrate } from "~/lib/vibration.ts";

/** Everything that is a button to the eye; `pressable` comes from the button's own classes. */
const PRESSABLE = "button, summary, [role=button], .pressable";

/** A press on any button is felt for 25 ms: one listener for the whole page. */
export function usePressFeedback(): void {
  useEffect(() => {
    const feel = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(PRESSABLE)) vibrate("light");
    };
    document.addEventListener("click", feel);
    return () => document.removeEventListener("click", feel);
  }, []);
}
