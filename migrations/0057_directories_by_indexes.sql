DROP INDEX `directory_entries_kind`;--> statement-breakpoint
CREATE INDEX `directory_entries_kind` ON `directory_entries` (`kind`,`name_key`,`id`,`sample`,`hidden`,`person`,`workspace_id`,`firm_since`);--> statement-breakpoint
DROP INDEX `directory_places_latitude`;--> statement-breakpoint
ALTER TABLE `directory_places` ADD `kind` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `directory_places_latitude` ON `directory_places` (`kind`,`latitude`,`x`,`y`,`z`,`entry_id`);--> statement-breakpoint
UPDATE `directory_places` SET `kind` = coalesce((SELECT `kind` FROM `directory_entries` WHERE `directory_entries`.`id` = `directory_places`.`entry_id`), '');
