import { useEffect, useRef, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { MISSION_LIMITS } from "../missions.limits.ts";
import { type PhotoAt, photoLines } from "../photo-list.ts";
import { HEADER_BYTES, photoPlace } from "../photo-place.ts";

interface PhotosFormProps {
  version: number;
  value: string;
  error?: string;
}

async function readPlaces(files: readonly File[]) {
  const places: PhotoAt[] = [];
  for (const file of files.slice(0, MISSION_LIMITS.photos)) {
    const place = photoPlace(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
    if (place) {
      const [latitude, longitude, height] = place;
      places.push([
        Math.round(latitude * 1e6) / 1e6,
        Math.round(longitude * 1e6) / 1e6,
        height === null ? null : Math.round(height * 10) / 10,
      ]);
    }
  }
  return { places, without: files.length - places.length };
}

/** Where photos were taken: pasted, or read here from their headers. The photos themselves stay on the device. */
export function PhotosForm({ version, value, error }: PhotosFormProps) {
  const t = useText("drone-photos");
  const [canRead, setCanRead] = useState(false);
  const [said, setSaid] = useState("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => setCanRead(true), []);
  async function take(files: readonly File[]) {
    setSaid(t("reading"));
    const { places, without } = await readPlaces(files);
    const list = form.current?.elements.namedItem("photos");
    if (list instanceof HTMLTextAreaElement && places.length > 0) list.value = photoLines(places);
    setSaid(t("read", { places: String(places.length), without: String(without) }));
  }
  return (
    <div className="sheet grid gap-4 pt-8 print:hidden">
      <TitledSection id="photo-list" title={t("title")} className="grid gap-4">
        <form ref={form} method="post" noValidate className="grid max-w-2xl gap-4" data-reload>
          <input type="hidden" name="version" value={version} />
          {canRead && (
            <label className="grid gap-1">
              <span className="font-medium">{t("files")}</span>
              <span className="text-sm text-muted">{t("filesHint")}</span>
              <input
                type="file"
                accept="image/jpeg"
                multiple
                className="min-h-12"
                onChange={({ target }) => take([...(target.files ?? [])])}
              />
            </label>
          )}
          <p aria-live="polite">{said}</p>
          <TextareaField
            name="photos"
            label={t("list")}
            hint={t("hint", { most: String(MISSION_LIMITS.photos) })}
            error={error}
            defaultValue={value}
            rows={6}
            dir="ltr"
          />
          <Button name="intent" value="photos" variant="outline" className="justify-self-start">
            {t("keep")}
          </Button>
        </form>
      </TitledSection>
    </div>
  );
}
