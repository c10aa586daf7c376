import { useEffect } from "react";
import { THUMB, THUMB_SIDE } from "./file-kinds.ts";
import { madeSmall } from "./made-small.ts";

/**
 * Puts a small picture of each chosen photo into its form; what is no picture to this browser goes without. Of several each
 * is named by the place of its photo.
 */
async function addThumb(field: HTMLInputElement): Promise<void> {
  const { form } = field;
  const chosen = [...(field.files ?? [])];
  form?.querySelector(`input[name="${THUMB}"]`)?.remove();
  const kept = new DataTransfer();
  for (const [n, file] of chosen.entries()) {
    const small = await madeSmall(file, THUMB_SIDE);
    if (small) kept.items.add(field.multiple ? new File([small], `${n}.jpg`, { type: small.type }) : small);
  }
  // Others may have been chosen meanwhile.
  if (!form || kept.items.length === 0 || chosen.some((file, n) => field.files?.[n] !== file)) return;
  const hidden = document.createElement("input");
  hidden.type = "file";
  hidden.multiple = field.multiple;
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
