import type { ReactNode } from "react";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { LISTING_PHOTOS } from "./photos.ts";

interface PhotoGalleryProps {
  photos: readonly string[];
  /** Where a photo is served, and the page whose forms these are. */
  address: (photo: string) => string;
  here: string;
  mayWrite: boolean;
  idem: string;
  /** Whether a photo was sent and refused. */
  isOpen: boolean;
  /** The field of the file, with what was wrong with the last one. */
  field: ReactNode;
  words: Record<"title" | "first" | "drop" | "addTo" | "upTo" | "add", string> & {
    alt: (number: number) => string;
  };
}

/** The photos of something on offer; its owner adds some, takes some away, and says which stands first. */
export function PhotoGallery({
  photos,
  address,
  here,
  mayWrite,
  idem,
  isOpen,
  field,
  words,
}: PhotoGalleryProps) {
  if (photos.length === 0 && !mayWrite) return null;
  return (
    <TitledSection id="photos" title={words.title} className="grid gap-3">
      <ul className="grid grid-cols-2 gap-3">
        {photos.map((photo, n) => (
          <li key={photo} className="grid content-start gap-1">
            <a href={address(photo)}>
              <img
                src={address(photo)}
                alt={words.alt(n + 1)}
                loading="lazy"
                className="aspect-4/3 w-full border border-line bg-sunken object-cover"
              />
            </a>
            {mayWrite && (
              <form method="post" action={here} className="flex flex-wrap gap-2" data-reload>
                <input type="hidden" name="photo" value={photo} />
                {n > 0 && (
                  <Button name="intent" value="firstPhoto" variant="outline" size="sm">
                    {words.first}
                  </Button>
                )}
                <Button name="intent" value="dropPhoto" variant="outline" size="sm">
                  {words.drop}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && photos.length < LISTING_PHOTOS.count && (
        <Fold title={words.addTo} open={isOpen}>
          <form
            method="post"
            action={here}
            encType="multipart/form-data"
            noValidate
            className="grid max-w-xl gap-3"
            data-reload
          >
            <input type="hidden" name="idem" value={idem} />
            {field}
            <p className="text-muted">{words.upTo}</p>
            <Button name="intent" value="photo" className="justify-self-start">
              {words.add}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}
