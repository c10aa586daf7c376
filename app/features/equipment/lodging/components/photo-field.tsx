import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import { Field } from "~/ui/field.tsx";
import type { FormState } from "~/ui/typed-field.tsx";
import { useSay } from "./parts.tsx";

/** A field for one photo, with what was wrong with the last one. */
export function PhotoField({ form, tooLarge }: { form: FormState; tooLarge?: boolean }) {
  const t = useText("lodging");
  const say = useSay();
  const key = tooLarge ? "errors.file_tooLarge" : form.error("file");
  return (
    <Field
      name="file"
      type="file"
      accept={ACCEPTED.picture}
      label={t("photos.file")}
      hint={t("photos.hint")}
      error={key && say(key)}
    />
  );
}
