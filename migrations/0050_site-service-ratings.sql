ALTER TABLE `site_service_visits` ADD `photo_id` text;--> statement-breakpoint
ALTER TABLE `site_services` ADD `access_feet` real;--> statement-breakpoint
ALTER TABLE `site_services` ADD `rating` integer;--> statement-breakpoint
ALTER TABLE `site_services` ADD `rating_words` text DEFAULT '' NOT NULL;