ALTER TABLE `profiles` ADD `font_size` text;--> statement-breakpoint
ALTER TABLE `profiles` ADD `vibration` integer;--> statement-breakpoint
ALTER TABLE `profiles` ADD `shortcuts` integer;