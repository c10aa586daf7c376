import { ACCEPTED, fileHref } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { LOG_SENDS, logPath } from "../projects.limits.ts";
import type { LogView } from "../projects.view.server.ts";
import { formOf } from "./form-parts.tsx";

interface LogPhotosProps {
  view: LogView;
  sent?: Sent;
  /** Whether photos may come and go. */
  open: boolean;
}

/** The photos of a day: several at once, and each is there by itself. */
export function LogPhotos({ view, sent, open }: LogPhotosProps) {
  const t = useText("projects");
  const { photos, log } = view;
  const form = formOf(["photos"], sent);
  const error = form.error("photo");
  if (photos.length === 0 && !open) return null;
  return (
    <TitledSection id="photos" title={t("photos.title")} className="grid gap-4">
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-4">
          {photos.map(({ id, small }, n) => (
            <li key={id} className="grid gap-1">
              <a href={fileHref(id)} data-reload>
                <img
                  src={fileHref(small ?? id)}
                  alt={t("photos.alt", { number: n + 1 })}
                  width={160}
                  height={160}
                  loading="lazy"
                  className="size-40 border border-line object-cover"
                />
              </a>
              {open && (
                <form method="post" action={logPath(log.id)} className="print:hidden" data-reload>
                  <input type="hidden" name="file" value={id} />
                  <Button name="intent" value="drop-photo" variant="ghost">
                    {t("photos.remove", { number: n + 1 })}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {open && (
        <form
          method="post"
          action={logPath(log.id)}
          encType="multipart/form-data"
          noValidate
          className="grid max-w-xl gap-4 print:hidden"
          data-reload
        >
          <input type="hidden" name="idem" value={form.idem ?? view.photoKey} />
          <Field
            name="photo"
            id="photos-photo"
            type="file"
            multiple
            accept={ACCEPTED.picture}
            label={t("photos.choose")}
            hint={t("photos.hint", { most: LOG_SENDS })}
            error={error && t(error as Key<"projects">)}
          />
          <Button name="intent" value="photos" variant="outline" className="justify-self-start">
            {t("photos.send")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}
