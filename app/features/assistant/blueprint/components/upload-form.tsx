import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { controlClass, controlProps, FieldFrame } from "~/ui/field-frame.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { ACCEPTED } from "../accepted-files.ts";
import { MOST_PICTURE_BYTES } from "../saved-limits.ts";
import { ZoneField } from "./zone-field.tsx";

export interface UploadFormProps {
  idem: string;
  /** Whether there is a member to keep it for. */
  canSave: boolean;
  error?: string;
  zone?: string;
  keep?: boolean;
}

/** A file chosen and sent by the browser alone; only the server draws it. */
export default function UploadForm({ idem, canSave, error, zone = "", keep }: UploadFormProps) {
  const t = useText("blueprint");
  const megabytes = MOST_PICTURE_BYTES / 1024 / 1024;
  const file = { name: "drawing", hint: t("plain.fileHint", { megabytes: String(megabytes) }), error };
  const look = (wrong?: string) => `${controlClass(wrong)} py-2.5 file:me-3 file:font-medium`;
  return (
    <form
      method="post"
      action="/blueprint-analyzer"
      encType="multipart/form-data"
      noValidate
      className="grid max-w-3xl gap-4 rounded-surface border-2 border-dashed border-control bg-surface p-6"
    >
      <p className="max-w-prose">{t("upload.without")}</p>
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="idem" value={idem} />
      <FieldFrame id="drawing" label={t("plain.file")} {...file}>
        <input {...controlProps("drawing", file)} type="file" accept={ACCEPTED} className={look(error)} />
      </FieldFrame>
      <FieldFrame id="photo" label={t("plain.photo")}>
        <input
          {...controlProps("photo", { name: "photo" })}
          type="file"
          accept="image/*"
          capture="environment"
          className={look()}
        />
      </FieldFrame>
      <ZoneField id="drawing-zone" zone={zone} />
      {canSave ? (
        <Checkbox
          name="keep"
          value="on"
          label={t("plain.keep")}
          hint={t("plain.keepHint")}
          defaultChecked={keep}
        />
      ) : (
        <TextLink href="/auth?redirectTo=/blueprint-analyzer" className="justify-self-start">
          {t("plain.signIn")}
        </TextLink>
      )}
      <p className="max-w-prose text-sm text-muted">{t("plain.sent")}</p>
      <Button className="justify-self-start">{t("plain.send")}</Button>
    </form>
  );
}
