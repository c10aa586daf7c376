import { useEffect } from "react";
import { THUMB, THUMB_SIDE } from "./file-kinds.ts";
import { madeSmall } from "./made-small.ts";

/** Puts a small picture of a chosen photo into its form; what is no picture to this browser goes without. */
async function addThumb(field: HTMLInputElement): Promise<void> {
  const { form } = field;
  const chosen = field.files?.[0];
  form?.querySelector(`input[name="${THUMB}"]`)?.remove();
  const small = chosen && (await madeSmall(chosen, THUMB_SIDE));
  // Another one may have been chosen meanwhile.
  if (!small || !form || field.files?.[0] !== chosen) return;
  const kept = new DataTransfer();
  kept.items.add(small);
  const hidden = document.createElement("input");
  hidden.type = "file";
  hidden.name = THUMB;
  hidden.hidden = true;
  hidden.files = kept.files;
  form.appendChild(hidden);
}

/** With scripts on, every picture that is chosen in a field of this name is sent with a small one of it. */
export function ThumbMaker({ field }: { field: string }) {
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === "file" && target.name === field)
        void addThumb(target);
    };
    // What was chosen before the page was awake.
    for (const early of document.querySelectorAll<HTMLInputElement>('input[type="file"]'))
      if (early.name === field && early.files?.length) void addThumb(early);
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, [field]);
  return null;
}
