ALTER TABLE `site_reports` ADD `steps` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `permit_papers` ADD `words` text DEFAULT '' NOT NULL;