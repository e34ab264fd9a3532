# A server of one's own: the site, and before it the settings of Caddy and the relay, in the folder beside.
open_server /var/www/aloe-savetnica/current/dist
copy hosting "${folder%/*}"
copy_site
