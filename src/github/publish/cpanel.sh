# A rented web space: the site alone.
open_server public_html
copy_site
